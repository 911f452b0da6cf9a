export { default } from './tests/runner/vitestConfig.ts'
