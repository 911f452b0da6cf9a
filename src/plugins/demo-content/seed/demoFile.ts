import { readFile } from 'node:fs/promises'

/** Reads a prepared file of the demo firm. */
export function demoFile(path: string): Promise<Buffer> {
  return readFile(new URL(`./files/${path}`, import.meta.url))
}
