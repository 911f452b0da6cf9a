import { readFile } from 'node:fs/promises'

/** Reads a prepared file of the demo firm. */
export function readDemoFile(path: string): Promise<Buffer> {
  return readFile(new URL(`./files/${path}`, import.meta.url))
}
