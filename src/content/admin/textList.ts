export const textListWords = {
  add: 'Ajouter une entrée',
  entry: (list: string, number: number) => `${list}, entrée ${number}`,
  remove: (list: string, number: number) => `Retirer l’entrée ${number} de «\u00A0${list}\u00A0»`,
}
