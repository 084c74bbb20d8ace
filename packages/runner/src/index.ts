export * from "@foothold/core";
