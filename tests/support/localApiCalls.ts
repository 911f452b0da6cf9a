// Payload's Local API skips access control unless `overrideAccess` is false.
const LOCAL_API_CALL =
  /\bpayload\s*\.\s*(?:count\w*|create|delete|duplicate|find\w*|forgotPassword|login|resetPassword|restore\w*|unlock|update\w*)\s*(?:<[^()]*>)?\(/g
// Objects that contain `overrideAccess`, with the reason beside it.
const ACCESS_STATEMENT =
  /\boverrideAccess\b|\.\.\.(?:createSeedOptions|createEnglishSeedOptions|asUser|reader)\b/

/** The calls of Payload's Local API without `overrideAccess`, by their first line. */
export function findCallsWithoutAccess(text: string): string[] {
  const code = removeComments(text)
  return [...code.matchAll(LOCAL_API_CALL)]
    .map(({ 0: call, index }) => ({ call, sent: readArguments(code, index + call.length) }))
    .filter(({ sent }) => !ACCESS_STATEMENT.test(sent))
    .map(({ call, sent }) => `${call}${sent.trim().split('\n')[0]}`)
}

function removeComments(text: string) {
  return text.replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm, '')
}

// Up to the closing parenthesis of the call; parentheses within strings are balanced in this code
// base.
function readArguments(code: string, start: number): string {
  let depth = 1
  for (let at = start; at < code.length; at += 1) {
    if (code[at] === '(') depth += 1
    if (code[at] === ')') depth -= 1
    if (depth === 0) return code.slice(start, at)
  }
  return code.slice(start)
}
