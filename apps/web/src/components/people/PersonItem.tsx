import { Avatar } from "#components/ui/Avatar.tsx";
import { Badge } from "#components/ui/Badge.tsx";
import { Button } from "#components/ui/Button.tsx";
import { SelectField } from "#components/ui/form/SelectField.tsx";
import { TimeAgo } from "#components/ui/TimeAgo.tsx";
import { type PersonAction, type PersonRow, roleOptions } from "./person-row.ts";

type Props = {
  person: PersonRow;
  self: boolean;
  onIntend: (action: PersonAction) => void;
  onPasswordLink: (person: PersonRow) => void;
  onRights: (person: PersonRow) => void;
};

function sessionsOf({ activeSessions }: PersonRow): string {
  if (activeSessions === 0) return "No session";
  return activeSessions === 1 ? "1 session" : `${activeSessions} sessions`;
}

export function PersonItem({ person, self, onIntend, onPasswordLink, onRights }: Props) {
  const disabled = person.disabledAt !== null;
  return (
    <li className="grid items-center gap-x-5 gap-y-4 px-4 py-4 sm:px-5 lg:grid-cols-[minmax(0,1fr)_36rem]">
      <div className="flex min-w-0 gap-3.5">
        <Avatar name={person.name} />
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-2">
            <span className="min-w-0 font-semibold break-words">{person.name}</span>
            {self && <Badge tone="accent">You</Badge>}
            {disabled && <Badge tone="danger">Disabled</Badge>}
          </p>
          <p className="truncate text-small text-ink-soft">{person.email}</p>
          <p className="text-tiny text-ink-faint">
            Joined <TimeAgo at={person.createdAt} /> · {sessionsOf(person)}
          </p>
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <div className="w-36 sm:w-40">
          <SelectField
            label={`Role of ${person.name}`}
            labelHidden
            options={roleOptions}
            value={person.role}
            onChange={({ target }) => {
              const chosen = roleOptions.find(({ value }) => value === target.value);
              if (chosen) onIntend({ kind: "change-role", person, role: chosen.value });
            }}
          />
        </div>
        {person.role !== "learner" && (
          <Button
            variant="secondary"
            size="small"
            aria-label={`Rights of ${person.name}`}
            onClick={() => onRights(person)}
          >
            {person.rights.length > 0 ? `Rights (${person.rights.length})` : "Rights"}
          </Button>
        )}
        {person.activeSessions > 0 && (
          <Button
            variant="secondary"
            size="small"
            aria-label={`End sessions of ${person.name}`}
            onClick={() => onIntend({ kind: "end-sessions", person })}
          >
            End sessions
          </Button>
        )}
        {!self && !disabled && (
          <Button
            variant="secondary"
            size="small"
            aria-label={`Password link for ${person.name}`}
            onClick={() => onPasswordLink(person)}
          >
            Password link
          </Button>
        )}
        {!self && (
          <Button
            variant="secondary"
            size="small"
            aria-label={`${disabled ? "Enable" : "Disable"} ${person.name}`}
            onClick={() => onIntend({ kind: disabled ? "enable" : "disable", person })}
          >
            {disabled ? "Enable" : "Disable"}
          </Button>
        )}
      </div>
    </li>
  );
}
