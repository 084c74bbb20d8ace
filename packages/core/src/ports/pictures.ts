/** A picture that a model drew for a person. */
export type StoredPicture = {
  /** The id of the version in its gallery. */
  id: string;
  userId: string;
  exchangeId: string;
  jpeg: Uint8Array;
  width: number;
  height: number;
  createdAt: Date;
};

/** A picture among the files of an attempt. */
export type KeptPicture = Pick<StoredPicture, "id" | "width" | "height"> & { path: string };

export type Keeping = {
  attemptId: string;
  userId: string;
  /** In the order in which they get their names. */
  ids: readonly string[];
  /** How many pictures the attempt may have. */
  most: number;
};

/** They go with their exchange, and when its conversation is deleted, unless they are kept among the files of an attempt. */
export type PictureFiles = {
  /** Does nothing where the exchange is gone or deleted. */
  save(picture: StoredPicture): Promise<void>;
  find(id: string): Promise<StoredPicture | null>;
  /**
   * Puts a person's pictures among the files of an attempt, under the first names that are free; those that are there
   * keep theirs. Returns all that are there then, or null without a change if they would be too many.
   */
  keep(keeping: Keeping): Promise<KeptPicture[] | null>;
  /** In the order of their names. */
  kept(attemptId: string): Promise<KeptPicture[]>;
  /** Takes one out of the files; false if there is none of this name. */
  release(attemptId: string, path: string): Promise<boolean>;
};
