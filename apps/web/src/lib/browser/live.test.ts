import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { listen } from "./live.ts";

class Stream extends EventTarget {
  static OPEN = 1;
  static CLOSED = 2;
  static last: Stream;
  readyState = 0;
  constructor() {
    super();
    Stream.last = this;
  }
  open() {
    this.readyState = Stream.OPEN;
    this.dispatchEvent(new Event("open"));
  }
  send(topic: string) {
    this.dispatchEvent(new MessageEvent("message", { data: JSON.stringify({ topic }) }));
  }
  close() {
    this.readyState = Stream.CLOSED;
  }
}

const stops: (() => void)[] = [];
const page = Object.assign(new EventTarget(), { visibilityState: "visible" });

beforeEach(() => {
  vi.stubGlobal("document", page);
  vi.stubGlobal("EventSource", Stream);
  page.visibilityState = "visible";
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.unstubAllGlobals();
});

function hearer(topic: "escalations" | "notifications") {
  const hear = vi.fn();
  stops.push(listen(topic, hear));
  return hear;
}

test("everybody looks when the stream opens, and then at their own topic", () => {
  const [one, other] = [hearer("escalations"), hearer("notifications")];
  expect(one).not.toHaveBeenCalled();
  Stream.last.open();
  Stream.last.send("escalations");
  expect(one).toHaveBeenCalledTimes(2);
  expect(other).toHaveBeenCalledTimes(1);
});

test("who comes while the stream is open looks at once", () => {
  hearer("notifications");
  Stream.last.open();
  expect(hearer("escalations")).toHaveBeenCalledTimes(1);
});

test("in a tab that is out of sight nobody looks", () => {
  hearer("notifications");
  Stream.last.open();
  page.visibilityState = "hidden";
  expect(hearer("escalations")).not.toHaveBeenCalled();
});
