import { AppError } from "@foothold/core/errors";
import { notFound } from "next/navigation";

/** For pages: what a use-case does not find is a page that does not exist. */
export async function orNotFound<T>(found: Promise<T>): Promise<T> {
  try {
    return await found;
  } catch (error) {
    if (error instanceof AppError && error.code === "not-found") notFound();
    throw error;
  }
}
