/** The bundled kernel, inserted by `bundleSandbox`; it is evaluated anew in each learner's realm. */
export const kernelText: string = "";
