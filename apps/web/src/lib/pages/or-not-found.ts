import { AppError } from "@foothold/core/errors";
import { notFound } from "next/navigation";

/** For pages: turns a use-case's `not-found` into the 404 page. */
export async function orNotFound<T>(found: Promise<T>): Promise<T> {
  try {
    return await found;
  } catch (error) {
    if (error instanceof AppError && error.code === "not-found") notFound();
    throw error;
  }
}
