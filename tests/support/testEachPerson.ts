import { describe, test } from 'vitest'
import { PEOPLE, type Person } from './people'

const PERSONS_WITHOUT_ACCESS: readonly Person[] = ['inactive', 'invited']

/**
 * Tests for each kind of user. Closed accounts are `slow`: one check of the session refuses them everywhere as it
 * refuses visitors, and the matrices of globals and routes test it in `npm test`.
 */
const tagsOfPerson = (person: Person) => (PERSONS_WITHOUT_ACCESS.includes(person) ? ['slow'] : [])

/** A test for each kind of user; `%s` in its title is the user. */
export function testEachPerson(title: string, run: (person: Person) => Promise<void>) {
  for (const person of PEOPLE) {
    test(title.replace('%s', person), { tags: tagsOfPerson(person) }, () => run(person))
  }
}

/** A group of tests for each kind of user; `%s` in its title is the user. */
export function describeEachPerson(title: string, define: (person: Person) => void) {
  for (const person of PEOPLE) {
    describe(title.replace('%s', person), { tags: tagsOfPerson(person) }, () => define(person))
  }
}
