/** Decoration: five climbing holds and the line between them. */
export function ClimbingRoutePicture() {
  return (
    <svg
      viewBox="0 0 300 260"
      aria-hidden="true"
      focusable="false"
      className="absolute right-0 bottom-0 hidden h-full max-h-80 w-auto lg:block"
    >
      <path
        d="M42 226C92 214 74 168 128 170S150 112 186 116s26-62 54-64 26-14 34-30"
        fill="none"
        strokeWidth="2.5"
        strokeDasharray="2 9"
        strokeLinecap="round"
        className="stroke-accent-line"
      />
      <g className="fill-accent">
        <path d="M20 222c2-15 19-22 33-15 12 6 16 23 3 29-15 7-38 2-36-14Z" />
        <path d="M106 168c-1-13 12-22 26-19 15 4 25 17 16 27-11 11-41 8-42-8Z" />
        <path d="M168 112c6-13 25-16 35-5 8 9 3 24-11 26-15 2-30-9-24-21Z" />
        <path d="M222 56c-2-12 11-19 22-15 11 3 15 15 6 21-11 7-27 4-28-6Z" />
      </g>
      <path
        d="M258 22c1-12 14-18 25-11 10 6 11 20 0 24-13 4-26-3-25-13Z"
        className="fill-coach-solid"
      />
    </svg>
  );
}
