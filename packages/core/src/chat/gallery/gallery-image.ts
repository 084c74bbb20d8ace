import type {
  GeneratedImage,
  PictureFailure,
  PictureVersion,
} from "../../entities/chat/generated-image.ts";

/** When a picture that is being drawn is older than this, its server is dead. */
export const DRAWING_LEASE_MS = 15 * 60_000;

type Place = Pick<GeneratedImage, "id" | "selected" | "shown" | "versions">;

/** A place of the gallery with the fields of the version that is shown. */
export function imageOf({ id, selected, shown, versions }: Place): GeneratedImage {
  const version = versions[shown] ?? versions[0];
  if (!version) throw new Error("a picture has a version");
  const { key: _, id: versionId, ...fields } = version;
  const url = version.state === "drawn" ? pictureUrl(versionId) : null;
  return { ...fields, id, url, selected, shown: versions.indexOf(version), versions };
}

export const pictureUrl = (versionId: string) => `/api/pictures/${versionId}`;

export const isDrawing = ({ versions }: Pick<GeneratedImage, "versions">): boolean =>
  versions.some(({ state }) => state === "drawing");

export function newVersion(
  id: string,
  originalPrompt: string,
  now: Date,
  key: string | null = null,
): PictureVersion {
  return {
    id,
    originalPrompt,
    revisedPrompt: null,
    state: "drawing",
    failure: null,
    cost: 0,
    timestamp: now.getTime(),
    key,
  };
}

export function failedVersion(
  version: PictureVersion,
  failure: PictureFailure,
  cost = 0,
): PictureVersion {
  return { ...version, state: "failed", failure, cost };
}

/** The image with one more version, which is shown. */
export function withVersion(image: GeneratedImage, version: PictureVersion): GeneratedImage {
  const versions = [...image.versions, version];
  return imageOf({ ...image, versions, shown: versions.length - 1 });
}

/** The image with a version as it ended. A new version that failed gives way to the one that was shown before. */
export function withEnded(image: GeneratedImage, ended: PictureVersion): GeneratedImage {
  const versions = image.versions.map((version) => (version.id === ended.id ? ended : version));
  const drawn = versions.findLastIndex(({ state }) => state === "drawn");
  const isShown = versions[image.shown]?.id === ended.id;
  const shown = isShown && ended.state === "failed" && drawn >= 0 ? drawn : image.shown;
  return imageOf({ ...image, versions, shown });
}

/** What a dead server left is marked as interrupted, so that it can be drawn again. */
export function settleImages(images: readonly GeneratedImage[]): GeneratedImage[] {
  return images.map((image) =>
    image.versions
      .filter(({ state }) => state === "drawing")
      .reduce((settled, each) => withEnded(settled, failedVersion(each, "interrupted")), image),
  );
}

/** As `settleImages`, for versions that were begun so long ago that nobody draws them any more. */
export function settleStale(image: GeneratedImage, now: Date): GeneratedImage {
  const before = now.getTime() - DRAWING_LEASE_MS;
  const stale = image.versions.some(
    ({ state, timestamp }) => state === "drawing" && timestamp < before,
  );
  return stale ? (settleImages([image])[0] ?? image) : image;
}
