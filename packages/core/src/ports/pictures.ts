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

/** They go with their exchange, and when its conversation is deleted. */
export type PictureFiles = {
  /** Does nothing where the exchange is gone or deleted. */
  save(picture: StoredPicture): Promise<void>;
  find(id: string): Promise<StoredPicture | null>;
  /** How many bytes a person's pictures take. */
  storedBytes(userId: string): Promise<number>;
};
