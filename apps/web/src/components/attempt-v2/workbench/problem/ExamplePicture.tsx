"use client";

import dynamic from "next/dynamic";
import { type ComponentProps, useState } from "react";
import type { ExampleStrip } from "#components/shared/drawings/ExampleStrip.tsx";
import { Disclosure } from "#components/ui/Disclosure.tsx";
import { NothingYet } from "#components/ui/feedback/Loading.tsx";
import { untilLoaded } from "#lib/browser/until-loaded.ts";

const Strip = dynamic(
  () =>
    untilLoaded(() => import("#components/shared/drawings/ExampleStrip.tsx")).then(
      (file) => file.ExampleStrip,
    ),
  { loading: NothingYet },
);

/** Its code is loaded when the first picture is opened. */
export function ExamplePicture(props: ComponentProps<typeof ExampleStrip>) {
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <Disclosure summary="Picture" onOpen={() => setWasOpened(true)}>
      {wasOpened && <Strip {...props} />}
    </Disclosure>
  );
}
