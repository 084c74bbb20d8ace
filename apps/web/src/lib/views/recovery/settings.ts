import { viewedRecoverySettingsSchema } from "@foothold/core/recovery";
import { z } from "zod";

export const recoverySettingsAnswer = z.object({ settings: viewedRecoverySettingsSchema });
