export type Outcome = { passed: number; failed: number }

const NOTHING: Outcome = { passed: 0, failed: 0 }

export const sum = (outcomes: Outcome[]): Outcome =>
  outcomes.reduce(
    (total, { passed, failed }) => ({
      passed: total.passed + passed,
      failed: total.failed + failed,
    }),
    NOTHING,
  )

export const sentence = ({ passed, failed }: Outcome) => `${passed} passed, ${failed} failed`
