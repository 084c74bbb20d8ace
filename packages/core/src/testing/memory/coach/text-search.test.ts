import { textSearchContract } from "../../contracts/coach/text-search.contract.ts";
import { memoryTextSearch } from "./text-search.ts";

textSearchContract(memoryTextSearch);
