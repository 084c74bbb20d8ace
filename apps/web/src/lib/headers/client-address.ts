/** Set by our own server on every request, from the socket or a trusted proxy; a client's own is dropped. */
export const CLIENT_ADDRESS_HEADER = "x-foothold-client-address";
