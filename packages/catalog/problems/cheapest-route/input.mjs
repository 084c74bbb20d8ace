export function misfit(count, roads, start, goal) {
  if (count < 1 || count > 4000) return { count: "There are between 1 and 4,000 places." };
  const isPlace = (place) => place >= 0 && place < count;
  if (roads.some((road) => road.length !== 3)) {
    return { roads: "Each lane has three numbers: from, to, cost." };
  }
  if (roads.some(([from, to]) => !isPlace(from) || !isPlace(to))) {
    return { roads: "Each lane leads between places from 0 to count - 1." };
  }
  if (roads.some(([, , cost]) => cost < 0 || cost > 1000)) {
    return { roads: "Each cost lies between 0 and 1,000." };
  }
  if (!isPlace(start)) return { start: "The start is a place from 0 to count - 1." };
  if (!isPlace(goal)) return { goal: "The goal is a place from 0 to count - 1." };
  return null;
}
