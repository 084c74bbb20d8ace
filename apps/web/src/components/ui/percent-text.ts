/** A share from 0 to 1 as text: 0.5 is "50%". */
export const percentText = (share: number): string => `${Math.round(share * 100)}%`;
