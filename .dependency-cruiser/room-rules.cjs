const rooms = require("./rooms.cjs");

const test = "\\.test\\.tsx?$";

const roomPath = (folder, room) =>
  room === "." ? `^${folder}/[^/]+\\.tsx?$` : `^${folder}/${room}/`;

/** Two rules for each list: a room imports none that stands above it, and every room has its place. */
const roomRules = Object.entries(rooms).flatMap(([folder, names]) => [
  ...names.slice(1).map((room, index) => ({
    name: `no-cycles-between-rooms: ${folder}/${room}`,
    comment: "This room would import one that stands above it in the list of rooms.",
    severity: "error",
    from: { path: roomPath(folder, room), pathNot: test },
    to: { path: names.slice(0, index + 1).map((above) => roomPath(folder, above)) },
  })),
  {
    name: `every-room-has-its-place: ${folder}`,
    comment: "A room that is not in the list of rooms could close a circle unseen.",
    severity: "error",
    from: { path: `^${folder}/`, pathNot: names.map((room) => roomPath(folder, room)) },
    to: {},
  },
]);

module.exports = { roomRules };
