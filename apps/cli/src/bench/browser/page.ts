/** The page that asks a bot in a worker and tells the bench what it measured; as text, since it is no module of ours. */
export const PAGE = `<!doctype html><meta charset="utf-8"><title>bench</title><script type="module">
const ask = async () => {
  const { bot, decisions, table } = Object.fromEntries(new URLSearchParams(location.search));
  const began = performance.now();
  const worker = new Worker('/worker.js', { type: 'module' });
  const answers = [];
  const times = await new Promise((resolve, reject) => {
    worker.onerror = (event) => reject(new Error(event.message));
    worker.onmessage = ({ data }) => {
      answers.push(performance.now() - began);
      if (answers.length === 2) resolve(data);
    };
    worker.postMessage({ bot, decisions: Number(decisions), table });
  });
  return { firstMs: answers[0], times };
};
const result = await ask().catch((error) => ({ error: String(error) }));
await fetch('/result', { method: 'POST', body: JSON.stringify(result) });
</script>`;
