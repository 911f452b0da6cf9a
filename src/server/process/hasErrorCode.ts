/** Whether this is a system error with one of these codes, such as ENOENT. */
export const hasErrorCode = (err: unknown, ...codes: string[]) =>
  err instanceof Error && 'code' in err && codes.includes(String(err.code))
