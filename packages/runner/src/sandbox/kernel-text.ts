/** The bundled kernel, put in by `bundleSandbox`: it is evaluated anew in each learner's realm. */
export const kernelText: string = "";
