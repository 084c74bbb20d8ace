import type { Problem } from "@foothold/core/catalog";
import { createGuard } from "@foothold/core/coach";
import type { Runner } from "@foothold/core/runs";
import { anAttempt } from "@foothold/core/testing";
import { expect, test } from "vitest";
import { loadCatalog } from "../load-catalog.ts";
import { publishedIn } from "../published.ts";
import { catalogProblems } from "../repositories/catalog-problems.ts";

const catalog = loadCatalog();
const neverRun: Pick<Runner, "run"> = { run: () => Promise.reject(new Error("nothing is run")) };
const guard = createGuard({ runner: neverRun, published: async () => publishedIn(catalog) });

async function check(reply: string) {
  const problem = (await catalogProblems(catalog).find("two-sum")) as Problem;
  const attempt = anAttempt({ problemSlug: "two-sum", code: problem.starterCode.javascript });
  return guard.check(reply, { problem, attempt }, "balanced");
}

const headings = [
  "Error messages",
  "Common mistakes",
  "Edge cases",
  "Reading tracebacks",
  "Syntax errors",
  "Type errors",
  "Debugging",
  "Next steps",
  "Useful commands",
  "Example",
];

test("many headings, todos and buttons without grammar are English", async () => {
  const sections = headings.map((heading) => `**${heading}**\n\nAn error has a type and a place.`);
  const todos = ["Print values", "Run tests again", "Check loop bounds"].map((text) => `- ${text}`);
  expect(await check([...sections, ...todos].join("\n\n"))).toEqual({ leak: false });
});

test("a heading that comes again and again is told once", async () => {
  const sections = Array.from({ length: 14 }, () => "**Zusatz**\n\nAn error has a type.");
  expect(await check(sections.join("\n\n"))).toEqual({ leak: false });
});

const foreign = {
  German:
    "Geh die Liste durch und merk dir jede Zahl mit ihrer Position in einer Map. Such vorher die Differenz.",
  Spanish:
    "Recorre la lista una sola vez. Guarda cada número con su índice en un mapa y busca la diferencia antes.",
  "Spanish as a list":
    "- Crear mapa\n- Recorrer números\n- Calcular diferencia\n- Buscar diferencia\n- Guardar índice\n- Devolver índices",
  French:
    "Parcours la liste une seule fois. Garde chaque nombre avec son indice dans un dictionnaire et cherche la différence avant.",
  Dutch:
    "Loop de lijst een keer door. Bewaar elk getal met zijn plaats in een map en zoek eerst het verschil.",
  Italian:
    "Scorri la lista una volta sola. Salva ogni numero con il suo indice in una mappa e cerca prima la differenza.",
  Portuguese:
    "Percorra a lista uma vez. Guarde cada número com o seu índice num mapa e procure antes a diferença.",
};

test.each(Object.entries(foreign))("a recipe in %s is not let through", async (_name, reply) => {
  expect(await check(reply)).toMatchObject({ leak: true });
});
