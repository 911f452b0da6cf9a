import { readFile } from 'node:fs/promises'

/** One of the finished files that the demo firm comes with. */
export function demoFile(path: string): Promise<Buffer> {
  return readFile(new URL(`./files/${path}`, import.meta.url))
}
