import { expect, test } from 'vitest'
import { silentCatches } from '../../support/silentCatches'

test.each([
  ['try { read() } catch { return null }'],
  ['try { read() } catch (err) {\n  return null\n}'],
  ['try { read() } catch (err) { return null } log(err)'],
  ['await fetch(url).catch(() => null)'],
  ['await fetch(url)\n  .catch(\n    async () => null,\n  )'],
  ['await fetch(url).catch((err) => null)'],
  ['await fetch(url).catch((err: unknown) => ({ ok: false })).then((err) => err)'],
  ['try { read() } catch (err) { /* err */ }'],
])('%s ignores the error', (code) => {
  expect(silentCatches(code)).toHaveLength(1)
})

test.each([
  ['try { read() } catch (err) { console.warn({ err }) }'],
  ['try { read() } catch (err) { if (err instanceof SyntaxError) return null\n throw err }'],
  ['await fetch(url).catch((err: unknown) => logError({ err }))'],
  ['await fetch(url).catch(logFailure)'],
  ['// catch { }'],
  ['const catchment = () => {}'],
])('%s does not', (code) => {
  expect(silentCatches(code)).toEqual([])
})
