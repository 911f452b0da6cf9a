/**
 * For every Node process that loads Payload. Lexical's packages choose a development or production
 * file with a top-level `await`; on Node 20 that import sometimes never resolves and the process
 * exits silently. With this condition Node resolves to the production file directly.
 */
export const NODE_OPTIONS = ['--conditions=production']
