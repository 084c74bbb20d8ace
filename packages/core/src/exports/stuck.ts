export * from "../entities/stuck/stuck-config.ts";
export * from "../entities/stuck/stuck-trail.ts";
export * from "../stuck/detect-stuck.ts";
export * from "../stuck/stuck-detector.ts";
export * from "../stuck/stuck-view.ts";
export * from "../use-cases/stuck/dismiss-offer.ts";
export * from "../use-cases/stuck/submit-recap.ts";
export * from "../use-cases/stuck/take-stuck-action.ts";
