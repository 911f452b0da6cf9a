/**
 * The key of a visitor that was made up. None of a browser's: a visit can be neither sent under it, nor
 * taken for one of the demo's, which are removed by it.
 */
export const DEMO_VISITOR = 'demo-'
