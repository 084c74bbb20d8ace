import type { LearnerClass, Member } from "../../entities/class.ts";
import type { Classes } from "../../recovery-ports.ts";

export type ClassStore = {
  classes: Map<string, LearnerClass>;
  members: Omit<Member, "name">[];
  nameOf(userId: string): Promise<string>;
};

export function teachesIn({ members }: ClassStore, instructorId: string, learnerId: string) {
  return members.some(
    ({ classId, userId, role }) =>
      userId === instructorId &&
      role === "instructor" &&
      members.some(
        (other) =>
          other.classId === classId && other.userId === learnerId && other.role === "learner",
      ),
  );
}

export function memoryClasses(store: ClassStore): Classes {
  const isTaken = (code: string) => [...store.classes.values()].some((c) => c.joinCode === code);
  const learnersIn = (id: string) =>
    store.members.filter(({ classId, role }) => classId === id && role === "learner").length;
  return {
    async create(made, userId) {
      if (isTaken(made.joinCode)) return false;
      store.classes.set(made.id, { ...made });
      const { id: classId, createdAt: joinedAt } = made;
      store.members.push({ classId, userId, role: "instructor", joinedAt });
      return true;
    },
    find: async (id) => store.classes.get(id) ?? null,
    findByCode: async (code) =>
      [...store.classes.values()].find(({ joinCode }) => joinCode === code) ?? null,
    async changeCode(id, joinCode) {
      const found = store.classes.get(id);
      if (!found || isTaken(joinCode)) return false;
      store.classes.set(id, { ...found, joinCode });
      return true;
    },
    of: async (userId) =>
      store.members.flatMap(({ classId, role, ...member }) => {
        const found = store.classes.get(classId);
        return found && member.userId === userId
          ? [{ ...found, role, learners: learnersIn(classId) }]
          : [];
      }),
    members: (classId) =>
      Promise.all(
        store.members
          .filter((member) => member.classId === classId)
          .map(async (member) => ({ ...member, name: await store.nameOf(member.userId) })),
      ),
    async addMember(member) {
      const { classId, userId } = member;
      if (store.members.some((m) => m.classId === classId && m.userId === userId)) return;
      store.members.push({ ...member });
    },
    async removeMember(classId, userId) {
      const at = store.members.findIndex((m) => m.classId === classId && m.userId === userId);
      const instructors = store.members.filter(
        (m) => m.classId === classId && m.role === "instructor",
      );
      const isLast = instructors.length === 1 && instructors[0]?.userId === userId;
      if (at === -1 || isLast) return false;
      store.members.splice(at, 1);
      return true;
    },
    teaches: async (instructorId, learnerId) => teachesIn(store, instructorId, learnerId),
    hasInstructor: async (learnerId) =>
      store.members.some(({ userId }) => teachesIn(store, userId, learnerId)),
  };
}
