import type { ClassSummary, LearnerClass, Member } from "../../../entities/classroom/class.ts";
import type { Classes } from "../../../ports/classroom.ts";
import { pageOf } from "../page-of.ts";

export type ClassStore = {
  classes: Map<string, LearnerClass>;
  members: Omit<Member, "name">[];
  nameOf(userId: string): Promise<string>;
  canTeach(userId: string): Promise<boolean>;
};

export async function learnersOf(store: ClassStore, instructorId: string): Promise<Set<string>> {
  if (!(await store.canTeach(instructorId))) return new Set();
  const taught = store.members
    .filter(({ userId, role }) => userId === instructorId && role === "instructor")
    .map(({ classId }) => classId);
  const learners = store.members.filter(
    ({ classId, role }) => role === "learner" && taught.includes(classId),
  );
  return new Set(learners.map(({ userId }) => userId));
}

export async function instructorsOf(store: ClassStore, learnerId: string): Promise<string[]> {
  const people = [...new Set(store.members.map(({ userId }) => userId))];
  const taught = await Promise.all(people.map((id) => learnersOf(store, id)));
  return people.filter((_, at) => taught[at]?.has(learnerId));
}

export function memoryClasses(store: ClassStore): Classes {
  const isTaken = (code: string) => [...store.classes.values()].some((c) => c.joinCode === code);
  const learnersIn = (id: string) =>
    store.members.filter(({ classId, role }) => classId === id && role === "learner").length;
  return {
    async create(made) {
      if (isTaken(made.joinCode)) return "code-taken";
      store.classes.set(made.id, { ...made });
      const { id: classId, createdAt: joinedAt, ownerId: userId } = made;
      store.members.push({ classId, userId, role: "instructor", joinedAt });
      return "created";
    },
    async list(query) {
      const sorted = [...store.classes.values()].sort((one, other) =>
        keyOf(one) < keyOf(other) ? 1 : -1,
      );
      const page = pageOf(sorted, keyOf, query);
      return {
        ...page,
        items: await Promise.all(page.items.map((each) => summaryOf(store, each))),
      };
    },
    async changeOwner({ classId, userId, joinedAt }) {
      const found = store.classes.get(classId);
      if (!found) return;
      store.classes.set(classId, { ...found, ownerId: userId });
      const member = store.members.find((m) => m.classId === classId && m.userId === userId);
      if (member) member.role = "instructor";
      else store.members.push({ classId, userId, role: "instructor", joinedAt });
    },
    find: async (id) => store.classes.get(id) ?? null,
    findByCode: async (code) =>
      [...store.classes.values()].find(({ joinCode }) => joinCode === code) ?? null,
    async changeCode(id, joinCode) {
      const found = store.classes.get(id);
      if (!found || isTaken(joinCode)) return "code-taken";
      store.classes.set(id, { ...found, joinCode });
      return "changed";
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
    async makeInstructor(member) {
      const { classId, userId } = member;
      const found = store.members.find((m) => m.classId === classId && m.userId === userId);
      if (found?.role === "instructor") return "already-instructor";
      if (found) found.role = "instructor";
      else store.members.push({ ...member, role: "instructor" });
      return "added";
    },
    async removeMember(classId, userId) {
      const able = await Promise.all(
        store.members.map(async (m) => ((await store.canTeach(m.userId)) ? [m.userId] : [])),
      );
      // From here on nothing is awaited: two who leave at once cannot both go.
      const at = store.members.findIndex((m) => m.classId === classId && m.userId === userId);
      const instructors = store.members.filter(
        (m) => m.classId === classId && m.role === "instructor" && able.flat().includes(m.userId),
      );
      if (at === -1) return "not-a-member";
      if (instructors.length === 1 && instructors[0]?.userId === userId) return "last-instructor";
      const found = store.classes.get(classId);
      if (found?.ownerId === userId) {
        if (able.flat().includes(userId)) return "owner";
        store.classes.set(classId, { ...found, ownerId: null });
      }
      store.members.splice(at, 1);
      return "removed";
    },
    teaches: async (instructorId, learnerId) =>
      (await learnersOf(store, instructorId)).has(learnerId),
    instructorsOf: (learnerId) => instructorsOf(store, learnerId),
    hasInstructor: async (learnerId) => (await instructorsOf(store, learnerId)).length > 0,
  };
}

function keyOf({ createdAt, id }: LearnerClass): string {
  return `${createdAt} ${id}`;
}

async function summaryOf(
  store: ClassStore,
  { joinCode: _, ...found }: LearnerClass,
): Promise<ClassSummary> {
  const members = store.members.filter(({ classId }) => classId === found.id);
  const instructors = members.filter(({ role }) => role === "instructor");
  return {
    ...found,
    ownerName: found.ownerId && (await store.nameOf(found.ownerId)),
    instructors: await Promise.all(
      instructors.map(async ({ userId: id }) => ({ id, name: await store.nameOf(id) })),
    ),
    learners: members.length - instructors.length,
  };
}
