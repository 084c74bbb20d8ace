/** The numbers of system calls, and the layout of what the kernel reads, are those of Linux on x64. */
export const canFork = (): boolean => process.platform === "linux" && process.arch === "x64";
