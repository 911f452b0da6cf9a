export { default } from './tests/runner/playwrightConfig'
