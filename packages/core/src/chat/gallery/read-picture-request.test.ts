import { describe, expect, test } from "vitest";
import { MAX_PICTURES } from "../../entities/chat/generated-image.ts";
import { pictureSubject, readPictureRequest } from "./read-picture-request.ts";

describe("a request for pictures", () => {
  test.each([
    ["Create an image of a cat on a rainbow bridge", 1],
    ["generate an image of a stack of plates", 1],
    ["make an image of a queue at a bakery", 1],
    ["draw a lighthouse", 1],
    ["Please draw me a dragon", 1],
    ["can you sketch a two-headed snake", 1],
    ["create a picture of boxes on a shelf", 1],
    ["generate a picture of two runners", 1],
    ["create icons for my notes", 1],
    ["generate an icon for a hash map", 1],
    ["create logo for the study group", 1],
    ["create illustration of a river", 1],
    ["generate artwork about recursion", 1],
    ["design an image of a maze", 1],
    ["produce an image of a mountain", 1],
    ["Create 4 icon ideas for my mobile app logo based on the README of the project", 4],
    ["Generate 3 images of queues", 3],
    ["make 5 logo ideas", 5],
    ["draw three pictures of a stack", 3],
    ["Could you make two different small icons?", 2],
    ["give me a few pictures of trees", 3],
    ["draw a couple of icons", 2],
  ])("%s: %i", (message, count) => {
    expect(readPictureRequest(message)).toEqual({ count, asked: count });
  });

  test("for more than may be drawn at once is cut, and knows what was asked", () => {
    const read = readPictureRequest("generate 20 icons");
    expect(read).toEqual({ asked: 20, count: MAX_PICTURES });
  });

  test.each([
    "Why does test 2 fail?",
    "What conclusion can I draw from this?",
    "draw a conclusion from the failing test",
    "How do I draw the array on paper?",
    "write a function that draws an image",
    "make a program to create an image",
    "what does the picture in the statement show?",
    "Is the image of a function its range?",
    "withdraw the money first?",
    "give me a hint",
    "show me the failing test",
    "create a test for each constraint",
    "I want to understand the example",
    "draw on what I learned",
    "draw example 2",
    "draw the tree",
    "draw what my code does at line 7",
    "sketch the call tree",
    "",
  ])("is not: %s", (message) => {
    expect(readPictureRequest(message)).toBeNull();
  });
});

test.each([
  ["Please draw me three red lighthouses.", "red lighthouses"],
  ["create an image of a cat", "image of a cat"],
  ["Could you draw the river?", "river"],
  ["draw", "draw"],
])("%s is about %s", (message, subject) => {
  expect(pictureSubject(message)).toBe(subject);
});
