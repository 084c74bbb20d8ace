/** Set by our server on every request, from the socket or a trusted proxy; a client's own value is overwritten. */
export const CLIENT_ADDRESS_HEADER = "x-foothold-client-address";
