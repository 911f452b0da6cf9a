import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/**
 * Turbopack names a part of the server by who asks for it: the same code, Payload's whole configuration for
 * one, is there again for each route, which Node would read and keep as often. Leaves one of each, and has
 * all who asked for the others ask for that one.
 * @param site the folder of the built site
 */
export function shareEqualChunks(site: string) {
  const server = path.join(site, '.next/server')
  const sharedBy = equalChunks(server)
  for (const file of filesIn(server, /\.(js|json)$/)) {
    if (sharedBy.has(nameOf(server, file))) rmSync(file)
    else nameShared(file, sharedBy)
  }
}

const nameOf = (server: string, file: string) =>
  `server/${path.relative(server, file).split(path.sep).join('/')}`

function filesIn(folder: string, names: RegExp) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && names.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort()
}

/** By the name of each chunk that another one equals: that one's name. */
function equalChunks(server: string) {
  const first = new Map<string, string>()
  const sharedBy = new Map<string, string>()
  for (const file of filesIn(path.join(server, 'chunks'), /\.js$/)) {
    const content = readFileSync(file)
    // Whatever is no list of modules, the runtime above all, is where it is for a reason.
    if (content.indexOf('module.exports = [') !== 0) continue
    const code = content.subarray(0, endOfCode(content))
    const digest = createHash('sha256').update(path.dirname(file)).update(code).digest('hex')
    const kept = first.get(digest)
    if (kept) sharedBy.set(nameOf(server, file), kept)
    else first.set(digest, nameOf(server, file))
  }
  return sharedBy
}

// After it only the name of its map, which is its own.
function endOfCode(content: Buffer) {
  const comment = content.lastIndexOf('\n//# sourceMappingURL=')
  return comment === -1 ? content.length : comment
}

function nameShared(file: string, sharedBy: ReadonlyMap<string, string>) {
  const text = readFileSync(file, 'utf8')
  const named = text.replace(
    /server\/chunks\/[^"'`\s\\]+?\.js/g,
    (name) => sharedBy.get(name) ?? name,
  )
  if (named !== text) writeFileSync(file, named)
}
