import { TextArea } from "#components/ui/form/TextArea.tsx";

type Props = {
  words: string;
  hint: string;
  error?: string | undefined;
  onWrite: (words: string) => void;
};

/** The field for the words of a note. */
export function NoteWordsField({ words, hint, error, onWrite }: Props) {
  return (
    <TextArea
      label="The words"
      name="words"
      rows={6}
      maxLength={4000}
      value={words}
      hint={hint}
      error={error}
      onChange={({ target }) => onWrite(target.value)}
    />
  );
}
