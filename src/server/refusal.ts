/** An error the person at the terminal can mend: only its sentence is printed. */
export class Refusal extends Error {
  override name = 'Refusal'
}
