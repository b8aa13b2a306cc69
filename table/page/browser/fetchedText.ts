/** The text of a file of the page, found among addresses by how its path ends. It is kept for offline like the rest. */
export const fetchedText = async (
  files: Readonly<Record<string, string>>,
  ending: string,
): Promise<string> => {
  const file = Object.entries(files).find(([path]) => path.endsWith(ending));
  if (file === undefined) throw new Error(`no file of the page ends in ${ending}`);
  const answer = await fetch(file[1]);
  if (!answer.ok) throw new Error(`${file[1]} cannot be fetched`);
  return answer.text();
};
