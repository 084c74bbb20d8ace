import { createHash } from "node:crypto";
import { crc32, deflateSync } from "node:zlib";

const SIDE = 256;

/** A PNG whose colours and circle follow from the text, so that different prompts give different pictures. */
export function pngOf(text: string, side = SIDE): Buffer {
  const [red = 0, green = 0, blue = 0, x = 0, y = 0] = createHash("sha256").update(text).digest();
  const centre = { x: side / 4 + (x / 255) * (side / 2), y: side / 4 + (y / 255) * (side / 2) };
  const rows = Array.from({ length: side }, (_, row) => {
    const line = Buffer.alloc(1 + side * 3);
    for (let column = 0; column < side; column += 1) {
      const isInside = Math.hypot(column - centre.x, row - centre.y) < side / 5;
      const colour = isInside ? [255 - red, 255 - green, 255 - blue] : [red, green, blue];
      line.set(colour, 1 + column * 3);
    }
    return line;
  });
  return png(side, side, deflateSync(Buffer.concat(rows)));
}

/** Says that it is so many pixels wide and high, in a few bytes. */
export const pngThatSays = (side: number): Buffer =>
  png(side, side, deflateSync(Buffer.alloc(1_000)));

function png(width: number, height: number, pixels: Buffer): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk("IHDR", header),
    chunk("IDAT", pixels),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}
