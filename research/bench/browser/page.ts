/**
 * The page that asks a bot in a worker and tells the bench what it measured; as text, since it is not one of our
 * modules. It begins when the browser is idle, so that the browser's own start is not measured.
 */
export const PAGE = `<!doctype html><meta charset="utf-8"><title>bench</title><script type="module">
const REST = 1000;
const ask = async () => {
  const { bot, opening, questions } = await (await fetch('/asked')).json();
  await new Promise((resolve) => setTimeout(resolve, REST));
  const began = performance.now();
  const worker = new Worker('/worker.js', { type: 'module' });
  const answered = () =>
    new Promise((resolve, reject) => {
      worker.onerror = (event) => reject(new Error(event.message));
      worker.onmessage = ({ data }) => resolve(data);
    });
  await answered();
  const loaded = performance.now();
  worker.postMessage({ bot, questions: [opening] });
  await answered();
  const moved = performance.now();
  worker.postMessage({ bot, questions });
  return { loadMs: loaded - began, firstMs: moved - loaded, times: await answered() };
};
const result = await ask().catch((error) => ({ error: String(error) }));
await fetch('/result', { method: 'POST', body: JSON.stringify(result) });
</script>`;
