import { Skeleton } from "./Skeleton.tsx";

/** For a small part that may come a little later than the rest of the page. */
export const NothingYet = () => null;

/** For a part that fills most of its column. */
export const PanelSkeleton = () => <Skeleton className="h-64 w-full" />;
