// Payload's Local API skips access control unless `overrideAccess` is false.
const CALL =
  /\bpayload\s*\.\s*(?:count\w*|create|delete|duplicate|find\w*|forgotPassword|login|resetPassword|restore\w*|unlock|update\w*)\s*(?:<[^()]*>)?\(/g
// Objects that contain `overrideAccess`, with the reason beside it.
const STATES_ACCESS =
  /\boverrideAccess\b|\.\.\.(?:createSeedOptions|createEnglishSeedOptions|asUser|reader)\b/

/** The calls of Payload's Local API without `overrideAccess`, by their first line. */
export function callsWithoutAccess(text: string): string[] {
  const code = withoutComments(text)
  return [...code.matchAll(CALL)]
    .map(({ 0: call, index }) => ({ call, sent: argumentsFrom(code, index + call.length) }))
    .filter(({ sent }) => !STATES_ACCESS.test(sent))
    .map(({ call, sent }) => `${call}${sent.trim().split('\n')[0]}`)
}

function withoutComments(text: string) {
  return text.replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm, '')
}

// Up to the closing parenthesis of the call; parentheses within strings are balanced in this code
// base.
function argumentsFrom(code: string, start: number): string {
  let depth = 1
  for (let at = start; at < code.length; at += 1) {
    if (code[at] === '(') depth += 1
    if (code[at] === ')') depth -= 1
    if (depth === 0) return code.slice(start, at)
  }
  return code.slice(start)
}
