const CATCH_BLOCK = /\bcatch\b\s*(?:\(\s*(?<name>\w+)[^)]*\)\s*)?\{/g
const CATCH_HANDLER =
  /\.catch\(\s*(?:async\s+)?(?:\((?<listed>[^)]*)\)|(?<single>\w+))\s*(?<arrow>=>)?/g

/** The `catch` blocks and `.catch()` handlers that do not use the error they catch, each by its first line. */
export function silentCatches(text: string): string[] {
  const code = text.replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm, '')
  const blocks = [...code.matchAll(CATCH_BLOCK)].map(({ 0: head, groups, index }) => ({
    head,
    name: groups?.name,
    body: readUntilClosed('{', '}', code, index + head.length),
  }))
  const handlers = [...code.matchAll(CATCH_HANDLER)]
    // A handler that is only named has its own code elsewhere.
    .filter(({ groups }) => groups?.arrow !== undefined)
    .map(({ 0: head, groups, index }) => ({
      head,
      name: /\w+/.exec(groups?.listed ?? groups?.single ?? '')?.[0],
      body: readUntilClosed('(', ')', code, index + head.length),
    }))
  return [...blocks, ...handlers]
    .filter(({ body, name }) => !name || !new RegExp(`\\b${name}\\b`).test(body))
    .map(({ body, head }) => `${head}${body.split('\n')[0]}`)
}

/** The code up to the bracket that closes the one before `start`. */
function readUntilClosed(opening: string, closing: string, code: string, start: number): string {
  let depth = 1
  for (let at = start; at < code.length; at += 1) {
    if (code[at] === opening) depth += 1
    if (code[at] === closing) depth -= 1
    if (depth === 0) return code.slice(start, at)
  }
  return code.slice(start)
}
