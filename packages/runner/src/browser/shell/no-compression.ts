const refuse = (): never => {
  throw new Error("There is no compression in this shell.");
};

export const constants = {};
export const gunzipSync = refuse;
export const gzipSync = refuse;
