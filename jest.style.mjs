/** Every class of a style sheet under its own name. */
export default new Proxy({}, { get: (_, name) => name });
