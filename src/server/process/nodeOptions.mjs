/**
 * For every process of Node that loads Payload. Lexical's packages, which its editor uses, wait while they
 * are loaded for the one of two files that fits the environment; Node 20 now and then forgets who waits,
 * and ends without a word. Asked for by name, the file is there at once.
 */
export const NODE_OPTIONS = ['--conditions=production']
